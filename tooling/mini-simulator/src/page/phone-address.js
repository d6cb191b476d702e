/**
 * The address of a phone that opens an app in a certain way; `host/opening.mjs` reads it.
 * @param {{ path?: string, scene?: number | string, notch?: boolean }} opening page and query in the app's form; the
 *   platform's number of the scene; whether the phone has a notch
 * @returns {string}
 */
export function phoneAddress({ path = '', scene, notch = false }) {
  const asked = new URLSearchParams({
    ...(scene ? { scene: String(scene) } : {}),
    ...(notch ? { notch: '1' } : {}),
  }).toString()
  return `/~/phone${asked && `?${asked}`}#${encodeURIComponent(path)}`
}
