#!/usr/bin/env node
import { spawn } from 'node:child_process';
import { WebSocket, WebSocketServer } from 'ws';

// Wraps Debian's Firefox ESR for Playwright, whose protocol is newer. Commands this Firefox does not know yet are
// acknowledged here; all other messages pass unchanged.

/** Emulated colour scheme and motion: tests that depend on them are left to Chromium. */
const UNKNOWN_TO_IT = new Set(['emulation.setMediaFeaturesOverride']);
const ADDRESS = /WebDriver BiDi listening on (ws:\/\/\S+)/;

const firefox = spawn(process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr', process.argv.slice(2), {
  stdio: ['ignore', 'inherit', 'pipe'],
});
firefox.once('error', (error) => {
  console.error(error.message);
  process.exit(1);
});
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => firefox.kill(signal));

let read = '';
firefox.stderr.setEncoding('utf8').on('data', (text) => {
  read += text;
  const [, address] = ADDRESS.exec(read) ?? [];
  if (address) {
    standBetween(address);
    firefox.stderr.removeAllListeners('data').resume();
  }
});

function standBetween(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 }, () =>
    console.error(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}`),
  );
  server.on('connection', (playwright, { url }) => {
    const browser = new WebSocket(address + url, { perMessageDeflate: false });
    const opened = new Promise((resolve) => browser.once('open', resolve));
    playwright.on('message', async (data) => {
      const { id, method } = JSON.parse(data);
      if (UNKNOWN_TO_IT.has(method)) playwright.send(JSON.stringify({ type: 'success', id, result: {} }));
      else await opened.then(() => browser.send(`${data}`));
    });
    browser.on('message', (data) => playwright.send(`${data}`));
    browser.once('close', () => playwright.close());
    playwright.once('close', () => browser.close());
  });
}
