import type { ElementProps } from '#features/core/documents/index.ts';

/**
 * A map of cut paper: two streets, a river, a tram line, the venue with its eye. It repeats the directions beside it, so
 * only the label of the stop is read out.
 * @param stop label of the stop; without one there is no stop
 */
export function DrawnPlan({ stop }: { stop: ElementProps | null }) {
  return (
    <div className="plan cut-2">
      <svg viewBox="0 0 720 405" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="plan-grass" d="M0 0h720v405H0z" />
        <path className="plan-river" d="M0 296L172 248L372 292L720 210V278L372 360L172 312L0 360z" />
        <path className="plan-street" d="M0 64L720 128V170L0 104zM298 0h60L432 405H372z" />
        <path className="plan-barn" d="M62 0L56 42L194 50L174 0z" />
        <path className="plan-mill" d="M488 0L476 72L640 86L650 0z" />
        <path className="plan-park" d="M512 330L688 306L696 405H504z" />
        <path className="plan-trees" d="M546 362h.01M580 380h.01M616 358h.01M652 376h.01" />
        <path className="plan-tram" d="M0 186L720 32" />
        <path className="plan-shadow" d="M466 168L546 160L556 242L472 250z" />
        <path className="plan-house" d="M460 162L540 154L550 236L466 244z" />
        <circle className="plan-hole" cx="504" cy="198" r="20" />
        <circle className="plan-eye" cx="504" cy="198" r="11" />
        <circle className="plan-hole" cx="507" cy="200" r="5" />
      </svg>
      {stop ? (
        <p className="plan-stop">
          <span {...stop} />
        </p>
      ) : null}
    </div>
  );
}
