/**
 * Converts inline styles, which the engine sets as attributes: they use rpx and the height of the page, which a browser
 * does not know.
 */
const write = Element.prototype.setAttribute

Element.prototype.setAttribute = function setAttribute(name, value) {
  write.call(this, name, name === 'style' ? browserStyle(String(value)) : value)
}

/** @param {string} style */
const browserStyle = (style) =>
  style.replace(/(-?\d*\.?\d+)rpx\b/g, 'calc(var(--rpx) * $1)').replace(/(-?\d*\.?\d+)vh\b/g, '$1cqh')
