const ENTER = new Set(['\r', '\n', '\u0004']);
const BACKSPACE = new Set(['\u007f', '\b']);
const CTRL_C = '\u0003';

/** Prompts in the terminal without echo; an empty text where there is no terminal. */
export function promptPassword(what: string): Promise<string> {
  const { stdin, stdout } = process;
  if (!stdin.isTTY) return Promise.resolve('');
  stdout.write(`${what}: `);
  stdin.setRawMode(true);
  stdin.setEncoding('utf8');
  stdin.resume();
  return new Promise((resolve) => {
    let typed = '';
    const end = () => {
      stdin.off('data', onData);
      stdin.setRawMode(false);
      stdin.pause();
      stdout.write('\n');
    };
    const onData = (letters: string) => {
      for (const letter of letters) {
        if (ENTER.has(letter)) {
          end();
          return resolve(typed);
        }
        if (letter === CTRL_C) {
          end();
          process.exit(130);
        }
        typed = BACKSPACE.has(letter) ? typed.slice(0, -1) : typed + letter;
      }
    };
    stdin.on('data', onData);
  });
}
