/**
 * Returns the address of a phone that opens an app with these settings; `host/opening.mjs` reads the address.
 * @param {{ path?: string, scene?: number | string, notch?: boolean }} opening `path`: page and query in the app's
 *   form; `scene`: the platform's number of the scene; `notch`: whether the phone has a notch
 * @returns {string}
 */
export function phoneAddress({ path = '', scene, notch = false }) {
  const asked = new URLSearchParams({
    ...(scene ? { scene: String(scene) } : {}),
    ...(notch ? { notch: '1' } : {}),
  }).toString()
  return `/~/phone${asked && `?${asked}`}#${encodeURIComponent(path)}`
}
