/** Names on one line, in one ink colour, without boxes. */
export function Sponsors({ names }: { names: string[] }) {
  return (
    <ul className="flex flex-wrap gap-x-10 gap-y-2 text-stein-700 font-[650]">
      {names.map((name) => (
        <li key={name}>{name}</li>
      ))}
    </ul>
  );
}
