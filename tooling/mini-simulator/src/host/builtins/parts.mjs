/** Helpers of the client's components. `this` of their methods is the engine's component; `_$.$$` its DOM element. */

/** @param {any} component @returns {HTMLElement} */
export const elementOf = (component) => component._$.$$

/** @param {any} component @param {string} selector @returns {any} */
export const inner = (component, selector) => elementOf(component).querySelector(`:scope > ${selector}`)

/**
 * An event of the component itself, which does not bubble. @type {(component: any, name: string, detail?: object) =>
 * void}
 */
export const emit = (component, name, detail = {}) => component.triggerEvent(name, detail, { bubbles: false })

/** @param {readonly string[]} names */
export const properties = (names) => Object.fromEntries(names.map((name) => [name, null]))

/** Attributes written by a template sometimes arrive as text. @param {unknown} value */
export const isOn = (value) => Boolean(value) && value !== 'false'

/**
 * Sets an attribute of the element for the style sheet. @type {(component: any, name: string, value: unknown) =>
 * boolean}
 */
export const mark = (component, name, value) => elementOf(component).toggleAttribute(name, isOn(value))

/** The component of an element, for groups that query their members. @type {WeakMap<Element, any>} */
export const componentOf = new WeakMap()
