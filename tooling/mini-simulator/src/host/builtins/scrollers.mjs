import { elementOf, emit, inner, isOn, mark, properties } from './parts.mjs'

const scrollDetail = (/** @type {HTMLElement} */ { scrollLeft, scrollTop, scrollWidth, scrollHeight }) => ({
  scrollLeft,
  scrollTop,
  scrollWidth,
  scrollHeight,
})

const scrollView = {
  properties: properties([
    'scrollX',
    'scrollY',
    'scrollTop',
    'scrollLeft',
    'scrollIntoView',
    'upperThreshold',
    'lowerThreshold',
    'scrollWithAnimation',
  ]),
  observers: {
    scrollX(on) {
      mark(this, 'scroll-x', on)
    },
    scrollY(on) {
      mark(this, 'scroll-y', on)
    },
    scrollTop(top) {
      if (typeof top === 'number') elementOf(this).scrollTop = top
    },
    scrollLeft(left) {
      if (typeof left === 'number') elementOf(this).scrollLeft = left
    },
    scrollIntoView(id) {
      if (id)
        setTimeout(() =>
          elementOf(this).querySelector(`[id="${id}"], [id$="--${id}"]`)?.scrollIntoView({ block: 'nearest' }),
        )
    },
  },
  lifetimes: {
    attached() {
      const element = elementOf(this)
      let wasLow = false
      let wasHigh = true
      element.addEventListener('scroll', () => {
        const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = element
        const across = isOn(this.data.scrollX) && !isOn(this.data.scrollY)
        const before = across ? scrollLeft : scrollTop
        const after = across ? scrollWidth - clientWidth - scrollLeft : scrollHeight - clientHeight - scrollTop
        const isLow = after <= (this.data.lowerThreshold ?? 50)
        const isHigh = before <= (this.data.upperThreshold ?? 50)
        emit(this, 'scroll', scrollDetail(element))
        if (isLow && !wasLow) emit(this, 'scrolltolower', { direction: across ? 'right' : 'bottom' })
        if (isHigh && !wasHigh) emit(this, 'scrolltoupper', { direction: across ? 'left' : 'top' })
        wasLow = isLow
        wasHigh = isHigh
      })
    },
  },
}

/** Shows slides side by side in a track with scroll snapping, and draws dots over them. */
const swiper = {
  properties: properties([
    'current',
    'autoplay',
    'interval',
    'circular',
    'vertical',
    'indicatorDots',
    'indicatorColor',
    'indicatorActiveColor',
    'duration',
  ]),
  observers: {
    current(index) {
      const track = inner(this, 'div')
      if (track && typeof index === 'number' && index !== this.shown) this.showSlide(index)
    },
    vertical(on) {
      mark(this, 'vertical', on)
    },
  },
  methods: {
    showSlide(index) {
      const track = inner(this, 'div')
      const along = isOn(this.data.vertical) ? 'top' : 'left'
      const length = along === 'top' ? track.clientHeight : track.clientWidth
      track.scrollTo({ [along]: index * length })
    },
  },
  lifetimes: {
    attached() {
      const track = inner(this, 'div')
      const dots = inner(this, 'ol')
      this.shown = 0
      const draw = () => {
        const count = track.children.length
        dots.innerHTML = isOn(this.data.indicatorDots)
          ? Array.from({ length: count }, (_, index) => `<li${index === this.shown ? ' class="on"' : ''}></li>`).join(
              '',
            )
          : ''
      }
      track.addEventListener('scroll', () => {
        const across = !isOn(this.data.vertical)
        const index = Math.round(across ? track.scrollLeft / track.clientWidth : track.scrollTop / track.clientHeight)
        if (index === this.shown || Number.isNaN(index)) return
        this.shown = index
        draw()
        emit(this, 'change', { current: index, source: 'touch' })
      })
      setTimeout(() => {
        draw()
        if (this.data.current) this.showSlide(this.data.current)
      })
      this.timer = setInterval(() => {
        if (isOn(this.data.autoplay) && track.children.length > 1)
          this.showSlide((this.shown + 1) % track.children.length)
      }, this.data.interval || 5000)
    },
    detached() {
      clearInterval(this.timer)
    },
  },
}

export const scrollers = { 'scroll-view': scrollView, swiper, 'swiper-item': { properties: properties(['itemId']) } }
