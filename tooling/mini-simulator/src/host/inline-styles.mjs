/**
 * Styles on elements count in rpx and in the page's own height too, which a browser does not know. The engine
 * writes them as attributes, so they are put right on their way.
 */
const write = Element.prototype.setAttribute

Element.prototype.setAttribute = function setAttribute(name, value) {
  write.call(this, name, name === 'style' ? browserStyle(String(value)) : value)
}

/** @param {string} style */
const browserStyle = (style) =>
  style.replace(/(-?\d*\.?\d+)rpx\b/g, 'calc(var(--rpx) * $1)').replace(/(-?\d*\.?\d+)vh\b/g, '$1cqh')
