import { componentOf, elementOf, emit, inner, isOn, properties } from './parts.mjs'

/** @param {any} component */
function showChecked(component) {
  const field = inner(component, 'input')
  if (field) field.checked = isOn(component.data.checked)
}

/**
 * Returns a check box or radio button of the phone, made of a field of the browser.
 * @param {boolean} speaks true if this component reports a change to the app; false if its group reports it
 */
const tick = (speaks) => ({
  properties: properties(['checked', 'disabled', 'value', 'color', 'type', 'name']),
  observers: {
    checked() {
      showChecked(this)
    },
  },
  lifetimes: {
    attached() {
      componentOf.set(elementOf(this), this)
      showChecked(this)
      const field = inner(this, 'input')
      field.addEventListener('change', (event) => {
        if (!speaks) return
        event.stopPropagation()
        emit(this, 'change', { value: field.checked })
      })
    },
  },
})

/**
 * Returns a group of check boxes or radio buttons.
 * @param {string} tag of the members
 * @param {boolean} many whether several can be checked
 */
const group = (tag, many) => ({
  lifetimes: {
    attached() {
      const element = elementOf(this)
      element.addEventListener('change', (event) => {
        event.stopPropagation()
        const members = [...element.querySelectorAll(`wx-${tag}`)]
        const field = (member) => member.querySelector(':scope > input')
        if (!many) for (const member of members) field(member).checked = field(member) === event.target
        const on = members
          .filter((member) => field(member).checked)
          .map((member) => componentOf.get(member)?.data.value ?? '')
        emit(this, 'change', { value: many ? on : (on[0] ?? '') })
      })
    },
  },
})

export const choices = {
  switch: tick(true),
  checkbox: tick(false),
  radio: tick(false),
  'checkbox-group': group('checkbox', true),
  'radio-group': group('radio', false),
  label: {
    properties: properties(['for']),
    lifetimes: {
      attached() {
        const element = elementOf(this)
        element.addEventListener('click', (event) => {
          if (event.target instanceof HTMLInputElement) return
          element.querySelector('input')?.click()
        })
      },
    },
  },
}
