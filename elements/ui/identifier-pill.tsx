/** Who is signing in, kept in sight after the first screen, with the way back to change it. */
export const IdentifierPill = ({
  identifier,
  change,
  onChange,
}: {
  identifier: string;
  change: string;
  onChange: () => void;
}) => (
  <div className="fe-pill" part="identifier">
    <span className="fe-pill-name" dir="auto" translate="no" title={identifier}>
      {identifier}
    </span>
    <button type="button" className="fe-link" onClick={onChange}>
      {change}
    </button>
  </div>
);
