import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

// Upper bound of node:http: one answer, already compressed, its headers ready. BODY and HEADERS name files.
const body = readFileSync(process.env.BODY ?? '');
const headers = JSON.parse(readFileSync(process.env.HEADERS ?? '', 'utf8')) as Record<string, string>;
createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(process.env.PORT), process.env.HOST);
