export { pageOf } from '#platform/http/answer-shapes.server.ts';
