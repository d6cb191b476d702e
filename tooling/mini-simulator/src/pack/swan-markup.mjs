/** A loop: `item, index in list trackBy item.key`. Only the list is required. */
const LOOP = /^\s*(?:(\w+)(?:\s*,\s*(\w+))?\s+in\s+)?([\s\S]*?)(?:\s+trackBy\s+([\w.]+))?\s*$/

const braced = (/** @type {string} */ text) => (/^\s*\{\{[\s\S]*\}\}\s*$/.test(text) ? text : `{{${text}}}`)

/** @param {string} value */
function loopAttributes(value) {
  const [, name, index, list = '', key] = LOOP.exec(value) ?? []
  const attributes = [`wx:for="${braced(list)}"`]
  if (name) attributes.push(`wx:for-item="${name}"`)
  if (index) attributes.push(`wx:for-index="${index}"`)
  if (key) attributes.push(`wx:key="${key.replace(`${name ?? 'item'}.`, '')}"`)
  return attributes.join(' ')
}

/**
 * Translates the markup of a smart-app into that of a mini-program. They differ in how they write loops, conditions,
 * objects and two-way values.
 * @param {string} markup swan template
 */
export const swanMarkup = (markup) =>
  markup
    .replace(/\{\{\{([\s\S]*?)\}\}\}/g, '{{$1}}')
    .replace(/\{=\s*([\s\S]*?)\s*=\}/g, '{{$1}}')
    .replace(/<import-sjs\b/g, '<wxs')
    .replace(/\.sjs"/g, '.wxs"')
    .replace(/\.swan"/g, '.wxml"')
    .replace(/\bs-for="([^"]*)"/g, (_, value) => loopAttributes(value))
    .replace(/\bs-(if|elif)="([^"]*)"/g, (_, word, value) => `wx:${word}="${braced(value)}"`)
    .replace(/\bs-else\b/g, 'wx:else')
    // The loop around the element has the key already.
    .replace(/\ss-key="[^"]*"/g, '')
