/**
 * Helpers for the client's components. In their methods, `this` is the engine's component, and `_$.$$` its DOM element.
 */

/** @param {any} component @returns {HTMLElement} */
export const elementOf = (component) => component._$.$$

/** @param {any} component @param {string} selector @returns {any} */
export const inner = (component, selector) => elementOf(component).querySelector(`:scope > ${selector}`)

/**
 * Sends an event of the component, which does not bubble.
 * @type {(component: any, name: string, detail?: object) => void}
 */
export const emit = (component, name, detail = {}) => component.triggerEvent(name, detail, { bubbles: false })

/** @param {readonly string[]} names */
export const properties = (names) => Object.fromEntries(names.map((name) => [name, null]))

/** Returns whether an attribute is on. Templates sometimes pass it as text. @param {unknown} value */
export const isOn = (value) => Boolean(value) && value !== 'false'

/**
 * Sets or removes an attribute of the element for the style sheet.
 * @type {(component: any, name: string, value: unknown) => boolean}
 */
export const mark = (component, name, value) => elementOf(component).toggleAttribute(name, isOn(value))

/** The components of elements, for groups that look for their members. @type {WeakMap<Element, any>} */
export const componentOf = new WeakMap()
