import { browserAddress } from '../addresses.mjs'
import { elementOf, emit, inner, properties } from './parts.mjs'

const image = {
  properties: properties(['src', 'mode', 'lazyLoad', 'showMenuByLongpress']),
  data: { shown: '' },
  observers: {
    src(address) {
      this.setData({ shown: browserAddress(address) })
    },
    mode(mode) {
      elementOf(this).setAttribute('mode', mode ?? '')
    },
  },
  lifetimes: {
    attached() {
      const picture = inner(this, 'img')
      picture.addEventListener('load', () =>
        emit(this, 'load', { width: picture.naturalWidth, height: picture.naturalHeight }),
      )
      picture.addEventListener(
        'error',
        () => picture.getAttribute('src') && emit(this, 'error', { errMsg: `image:fail ${this.data.src}` }),
      )
    },
  },
}

/** A web page in a frame. The frame is served from the simulator's own origin, so that its address can be read. */
const webView = {
  properties: properties(['src']),
  data: { shown: 'about:blank' },
  observers: {
    src(address) {
      this.opened = address
      this.setData({ shown: browserAddress(address) || 'about:blank' })
    },
  },
  lifetimes: {
    attached() {
      const frame = inner(this, 'iframe')
      frame.addEventListener('load', () => {
        const address = frame.contentWindow?.location
        if (!address || address.href === 'about:blank') return
        const shop = /^https?:/.test(this.opened ?? '') ? new URL(this.opened).origin : ''
        emit(this, 'load', { src: shop + address.pathname + address.search })
      })
    },
  },
}

const richText = {
  properties: properties(['nodes']),
  observers: {
    nodes(nodes) {
      inner(this, 'div').innerHTML = typeof nodes === 'string' ? nodes : (nodes ?? []).map(nodeText).join('')
    },
  },
}

/** @param {any} node @returns {string} */
function nodeText(node) {
  if (node.type === 'text') return String(node.text)
  const attributes = Object.entries(node.attrs ?? {})
    .map(([name, value]) => ` ${name}="${value}"`)
    .join('')
  return `<${node.name}${attributes}>${(node.children ?? []).map(nodeText).join('')}</${node.name}>`
}

export const media = {
  image,
  'web-view': webView,
  'rich-text': richText,
  progress: { properties: properties(['percent', 'activeColor', 'backgroundColor', 'strokeWidth']) },
  form: {
    lifetimes: {
      attached() {
        elementOf(this).addEventListener('click', (event) => {
          if (event.target instanceof Element && event.target.closest('wx-button[submits]'))
            emit(this, 'submit', { value: {} })
        })
      },
    },
  },
}
