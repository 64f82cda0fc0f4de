/** Addresses no route knows: the error screen of the layout shows the 404. */
export function loader(): never {
  throw new Response(null, { status: 404, statusText: 'Not Found' });
}

export default function NotFound() {
  return null;
}
