/** How one knocks: a file as somebody would upload it, with styles of its own. */
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
<tr><th scope="row">Hallo</th><td>kurz, kurz, lang</td></tr>
<tr><th scope="row">Ist da wer?</th><td>lang, kurz</td></tr>
<tr><th scope="row">Ich bin nur der Wind</th><td>gar nicht</td></tr>
</table>
</body>
</html>`,
};
