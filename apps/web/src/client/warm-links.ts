/** Loads the code of a page when the shopper is about to follow a link to it: on hover, touch or focus. */
export function warmLinks(load: (path: string) => Promise<unknown>): void {
  const warm = ({ target }: Event) => {
    const href = target instanceof Element ? target.closest('a[href^="/"]')?.getAttribute('href') : undefined
    // A failure is ignored here, since following the link shows it.
    if (href) void load(href).catch(() => undefined)
  }
  for (const type of ['pointerover', 'touchstart', 'focusin']) addEventListener(type, warm, { passive: true })
}
