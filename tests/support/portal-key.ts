/** The sandbox's key of the portal. */
export const portalKey = 'pk_echelon_portal';
