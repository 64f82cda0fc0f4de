import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Folders whose file names carry a hash of their content: files of two builds can lie side by side. */
const HASHED = ['client/assets', 'client/admin/assets', 'server/assets'];

/** Files taken over from earlier builds, with the time since when no build makes them. */
const CARRIED = 'carried.json';

/**
 * Puts a finished build in the place of the current one. A process that still runs the current build, and pages that browsers
 * loaded from it, find their hashed files for another day.
 * @param next folder of the finished build
 * @param current folder of the build that is served
 * @param now milliseconds since 1970
 */
export function switchBuild({ next, current, now }) {
  if (existsSync(current)) carryOver({ next, current, now });
  const previous = previousOf(current);
  rmSync(previous, { recursive: true, force: true });
  if (existsSync(current)) renameSync(current, previous);
  renameSync(next, current);
  rmSync(previous, { recursive: true, force: true });
}

/**
 * Puts the last build back where a process died between taking it away and putting the next in its place: it is served until the
 * next is made again, and its hashed files go on to that.
 * @param current folder of the build that is served
 */
export function restoreBuild(current) {
  if (!existsSync(current) && existsSync(previousOf(current))) renameSync(previousOf(current), current);
}

const previousOf = (current) => `${current}-previous`;

function carryOver({ next, current, now }) {
  const before = readCarried(current);
  const carried = {};
  for (const file of HASHED.flatMap((folder) => filesIn(current, folder))) {
    const since = before[file] ?? now;
    if (existsSync(join(next, file)) || now - since > DAY_MS) continue;
    mkdirSync(dirname(join(next, file)), { recursive: true });
    linkSync(join(current, file), join(next, file));
    carried[file] = since;
  }
  writeFileSync(join(next, CARRIED), JSON.stringify(carried));
}

function readCarried(build) {
  const file = join(build, CARRIED);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

function filesIn(build, folder) {
  const path = join(build, folder);
  if (!existsSync(path)) return [];
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ name }) => `${folder}/${name}`);
}
