/** The mark and name of the product, drawn here: no file to load. */

/** A market stall: the same mark as the shop's icon. */
function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="7" fill="#0b6e4f" />
      <rect x="7" y="15" width="18" height="11" rx="1.5" fill="#fbfaf6" />
      <rect x="13.5" y="18" width="5" height="8" rx="1" fill="#0b6e4f" />
      <path d="M5 8.5A2.5 2.5 0 0 1 7.5 6h17A2.5 2.5 0 0 1 27 8.5V13H5z" fill="#f2a541" />
      <path d="M9.4 6h4.4v7H9.4zM18.2 6h4.4v7h-4.4z" fill="#fbfaf6" />
      <path
        d="M5 13h4.4v1.6a2.2 2.2 0 0 1-4.4 0zM13.8 13h4.4v1.6a2.2 2.2 0 0 1-4.4 0zM22.6 13H27v1.6a2.2 2.2 0 0 1-4.4 0z"
        fill="#f2a541"
      />
      <path d="M9.4 13h4.4v1.6a2.2 2.2 0 0 1-4.4 0zM18.2 13h4.4v1.6a2.2 2.2 0 0 1-4.4 0z" fill="#fbfaf6" />
    </svg>
  );
}

/** In the breadcrumb: links home. */
export function BrandIcon() {
  return <Mark size={24} />;
}

/** Above the sign-in form. */
export function BrandLogo() {
  return (
    <span className="haat-brand haat-brand--large">
      <Mark size={56} />
      <span className="haat-brand__name">
        Haat <span lang="bn">হাট</span>
      </span>
    </span>
  );
}

/** At the head of the sidebar. */
export function BrandName() {
  return (
    <span className="haat-brand">
      <Mark size={28} />
      <span className="haat-brand__name">
        Haat <span lang="bn">হাট</span>
      </span>
    </span>
  );
}
