const HERO = /<img[^>]*\sfetchpriority="high"[^>]*>/

/**
 * A preload for the page's main picture, read from the rendered page: a second description of the picture could differ
 * from it. Empty if there is none.
 */
export function heroPreload(markup: string): string {
  const image = HERO.exec(markup)?.[0]
  if (!image) return ''
  const read = (name: string) => new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(image)?.[1]
  const [source, set, sizes] = [read('src'), read('srcset'), read('sizes')]
  const sets = `${set ? ` imagesrcset="${set}"` : ''}${sizes ? ` imagesizes="${sizes}"` : ''}`
  return `<link rel="preload" as="image" href="${source}"${sets} fetchpriority="high">`
}
