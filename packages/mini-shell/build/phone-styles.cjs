/** Px: minimum width of the desktop layout. No phone is as wide. */
const DESKTOP = 1024

/** Whether a media query matches only desktops. */
const isForDesktops = (query) =>
  /\(hover:\s*hover\)/.test(query) || Number(/\(min-width:\s*(\d+)px\)/.exec(query)?.[1] ?? 0) >= DESKTOP

/** Pseudo-classes that need a mouse or a keyboard. */
const STATE_OF_DESKTOPS = /:hover|:focus-visible/

/** A PostCSS plugin that removes the rules for desktops. They share style sheets with the rules for phones. */
module.exports = () => ({
  postcssPlugin: 'phone-styles',
  AtRule: {
    media(rule) {
      if (rule.params.split(',').every(isForDesktops)) rule.remove()
    },
  },
  Rule(rule) {
    const kept = rule.selectors.filter((selector) => !STATE_OF_DESKTOPS.test(selector))
    if (kept.length === 0) rule.remove()
    else if (kept.length < rule.selectors.length) rule.selectors = kept
  },
  Declaration: {
    cursor: (declaration) => declaration.remove(),
  },
})
module.exports.postcss = true
