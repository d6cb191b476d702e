import { glassEasel } from 'glass-easel-miniprogram-adapter'

/**
 * The size of a drawn page.
 * @typedef {object} NodeCount
 * @property {number} nodes all nodes that the engine keeps and compares: elements, texts, and the nodes of templates,
 *   loops and conditions
 * @property {number} elements nodes that are elements: the client's elements and the app's own components
 */

/**
 * Returns the size of a page's tree as the app wrote it. The inner nodes of the client's components are not counted.
 * @param {any} page root component of the page
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
