export function PlaceholderPicture({ label }: { label?: string }) {
  return <span className="pic-missing">{label ?? <HouseMark className="missing-mark" />}</span>;
}

/** The site's mark, a moon over a roof. */
export function HouseMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true">
      <path
        fill="var(--accent)"
        d="M10.2 33.8a22.4 22.4 0 1 1 43.6 0c-8.3-.3-16-5-19.9-13.6-.8-1.7-3-1.7-3.8 0-3.9 8.6-11.6 13.3-19.9 13.6"
      />
      <path
        fill="currentColor"
        d="M11 38.3c9 .6 17.2-4.3 21-13.3 3.8 9 12 13.9 21 13.3-1.9 2.9-4.7 4.2-8.1 4.2H19.1c-3.4 0-6.2-1.3-8.1-4.2M1.5 53c10 .5 17.5-2.3 21-7.3h19c3.5 5 11 7.8 21 7.3-2.5 3.4-6 4.8-10.2 4.8H11.7C7.5 57.8 4 56.4 1.5 53"
      />
    </svg>
  );
}
