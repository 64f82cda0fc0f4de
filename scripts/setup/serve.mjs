import { spawn } from 'node:child_process';
import { root, withTools } from './paths.mjs';
import { exitCodeOf } from './run.mjs';
import { serverCommand, serverEnv } from './server-command.mjs';

/** Runs the server until it ends and gives its exit code. A signal to this process is handed on to the server. */
export function serve() {
  const env = withTools({ ...serverEnv, ...process.env, NODE_ENV: process.env.NODE_ENV ?? 'production' });
  // Its own process group: Ctrl-C would otherwise reach the server once from the terminal and once from here.
  const [command, ...args] = serverCommand;
  const server = spawn(command, args, {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  });
  forwardSignals(server);
  return new Promise((resolve, reject) => {
    server.on('error', reject);
    server.on('exit', (code, signal) => resolve(exitCodeOf(code, signal)));
  });
}

function forwardSignals(server) {
  let lastSent = 0;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // npm hands Ctrl-C on as well, so that it comes twice; the server may take a second one for "at once".
      if (Date.now() - lastSent < 500) return;
      lastSent = Date.now();
      server.kill(signal);
    });
  }
}
