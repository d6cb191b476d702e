import { glassEasel } from 'glass-easel-miniprogram-adapter'

/**
 * The size of a drawn page.
 * @typedef {object} NodeCount
 * @property {number} nodes all that the engine keeps and compares: elements, texts, and what templates, loops and
 *   conditions add
 * @property {number} elements the visible ones: the client's elements and the app's own components
 */

/**
 * Counts a page's tree as the app wrote it; the inner nodes of the client's components are not counted.
 * @param {any} page its root component
 * @returns {NodeCount}
 */
export function countNodes(page) {
  const count = { nodes: 0, elements: 0 }
  /** @param {any} node */
  const visit = (node) => {
    count.nodes++
    if (glassEasel.TextNode.isTextNode(node)) return
    if (!glassEasel.VirtualNode.isVirtualNode(node)) count.elements++
    if (isOfTheApp(node)) visit(node.getShadowRoot())
    node.childNodes.forEach(visit)
  }
  visit(page.getShadowRoot())
  return count
}

/** @param {any} node */
const isOfTheApp = (node) => glassEasel.Component.isComponent(node) && !node.is.startsWith('__builtin/')
