const HERO = /<img[^>]*\sfetchpriority="high"[^>]*>/

/**
 * Returns the preload link for the page's main picture; empty if there is none. The link is read from the rendered
 * page, so that it always agrees with the picture.
 */
export function heroPreload(markup: string): string {
  const image = HERO.exec(markup)?.[0]
  if (!image) return ''
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(image)?.[1]
  const [source, set, sizes] = [read('src'), read('srcset'), read('sizes')]
  const sets = `${set ? ` imagesrcset="${set}"` : ''}${sizes ? ` imagesizes="${sizes}"` : ''}`
  return `<link rel="preload" as="image" href="${source}"${sets} fetchpriority="high">`
}
