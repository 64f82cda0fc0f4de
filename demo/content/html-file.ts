/** A table of knocking signals, in both languages at once: an HTML file as uploaded, with its styles. */
export const knockingTable = {
  name: 'Klopfalphabet',
  html: `<!DOCTYPE html>
<html lang="de">
<head>
<title>Klopfalphabet</title>
<style>
table { border-collapse: collapse; }
td, th { border-bottom: 1px solid currentColor; padding: 0.5rem 1rem; text-align: left; }
</style>
</head>
<body>
<table>
<tr><th scope="row"><span lang="de">Hallo</span><br><span lang="en">Hello</span></th><td>tock, tock, toooock</td></tr>
<tr><th scope="row"><span lang="de">Ist da wer?</span><br><span lang="en">Anybody there?</span></th><td>toooock, tock</td></tr>
<tr><th scope="row"><span lang="de">Ich bin nur der Wind</span><br><span lang="en">I am only the wind</span></th><td>fffff</td></tr>
</table>
</body>
</html>`,
};

/** A file that runs: it counts knocks and says when it is too loud. */
export const knockCounter = {
  name: 'Klopfzähler',
  html: `<!DOCTYPE html>
<html lang="de">
<head>
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Klopfzähler</title>
<style>
body { display: grid; min-height: 100vh; margin: 0; place-content: center; gap: 1rem; justify-items: center; background: #fbd9e4; color: #16161d; font: 700 clamp(1.1rem, 2vw, 1.75rem)/1.3 system-ui, sans-serif; text-align: center; }
button { padding: 1rem 2rem; border: 0; background: #16161d; color: #fbfaf3; font: inherit; font-size: clamp(1.5rem, 5vw, 4rem); cursor: pointer; }
button:focus-visible { outline: 4px solid #16161d; outline-offset: 4px; }
meter { width: min(20rem, 80vw); height: 1.5rem; }
</style>
</head>
<body>
<button type="button"><span>Klopf!</span> <span lang="en">Knock!</span></button>
<meter min="0" max="12" high="9" value="0" aria-label="Wie laut es ist / How loud it is"></meter>
<p aria-live="polite"><span>Ganz still.</span> <span lang="en">All quiet.</span></p>
<script>
const meter = document.querySelector('meter');
const [de, en] = document.querySelectorAll('p span');
const say = () => {
  const [german, english] =
    meter.value > 9 ? ['Der Specht klopft zurück.', 'The woodpecker knocks back.']
    : meter.value > 4 ? ['So laut darf es sein.', 'This loud is fine.']
    : meter.value > 0 ? ['Da geht noch was.', 'You can do more.']
    : ['Ganz still.', 'All quiet.'];
  if (de.textContent === german) return;
  de.textContent = german;
  en.textContent = english;
};
document.querySelector('button').addEventListener('click', () => { meter.value += 1; say(); });
setInterval(() => { meter.value -= 1; say(); }, 900);
</script>
</body>
</html>`,
};
