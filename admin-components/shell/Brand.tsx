/** The mark and name of the product, drawn here: no file to load. */

/** A market stall's awning over a leaf: the same mark as the shop's icon. */
function Mark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 32 32" aria-hidden focusable="false">
      <rect width="32" height="32" rx="8" fill="#0b6e4f" />
      <path d="M6 9h20l2 6a3.3 3.3 0 0 1-6.4 1 3.3 3.3 0 0 1-5.6.8 3.3 3.3 0 0 1-5.6-.8A3.3 3.3 0 0 1 4 15z" fill="#f2a541" />
      <path d="M9 20v5h14v-5" fill="none" stroke="#fbfaf6" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}

/** In the breadcrumb: leads home. */
export function BrandIcon() {
  return <Mark size={24} />;
}

/** Above the sign-in form. */
export function BrandLogo() {
  return (
    <span className="haat-brand haat-brand--large">
      <Mark size={56} />
      <span className="haat-brand__name">Haat <span lang="bn">হাট</span></span>
    </span>
  );
}

/** At the head of the sidebar. */
export function BrandName() {
  return (
    <span className="haat-brand">
      <Mark size={28} />
      <span className="haat-brand__name">Haat <span lang="bn">হাট</span></span>
    </span>
  );
}
