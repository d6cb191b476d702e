/**
 * Inline styles of elements use rpx and the page's own height, which a browser does not know. The engine sets them as
 * attributes, which are converted here.
 */
const write = Element.prototype.setAttribute

Element.prototype.setAttribute = function setAttribute(name, value) {
  write.call(this, name, name === 'style' ? browserStyle(String(value)) : value)
}

/** @param {string} style */
const browserStyle = (style) =>
  style.replace(/(-?\d*\.?\d+)rpx\b/g, 'calc(var(--rpx) * $1)').replace(/(-?\d*\.?\d+)vh\b/g, '$1cqh')
