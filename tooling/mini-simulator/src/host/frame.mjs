import { app, pageSettings, settings, tabs } from './app-package.mjs'
import { isSinglePage } from './opening.mjs'

/** Draws the phone around the page: bars, menus and messages. Pages and platform calls decide what it shows. */

/** @param {string} id @returns {any} */
export const part = (id) => document.getElementById(id)

/** @param {string} id @param {boolean} shown */
const show = (id, shown) => {
  part(id).hidden = !shown
}

/** @typedef {{ path: string, title?: string, colours?: { backgroundColor?: string, frontColor?: string } }} BarPage */

/** Draws the title bar and the tab bar for a page. @param {BarPage} page @param {boolean} canGoBack */
export function drawBars(page, canGoBack) {
  const settings = pageSettings(page.path)
  const custom = settings.navigationStyle === 'custom'
  show('nav-bar', !custom)
  const isTabPage = tabs.some((tab) => tab.pagePath === page.path)
  show('back', canGoBack && !isTabPage)
  part('title').textContent = page.title ?? settings.navigationBarTitleText ?? ''
  const bar = part('nav-bar').style
  bar.background = page.colours?.backgroundColor ?? settings.navigationBarBackgroundColor ?? '#fff'
  bar.color = page.colours?.frontColor ?? (settings.navigationBarTextStyle === 'white' ? '#fff' : '#000')
  show('tab-bar', isTabPage && !tabBarHidden && !isSinglePage)
  show('single-page', isSinglePage)
  for (const button of part('tab-bar').children) button.classList.toggle('on', button.dataset.path === page.path)
}

let tabBarHidden = false

/** @param {boolean} hidden */
export function hideTabBar(hidden) {
  tabBarHidden = hidden
  show('tab-bar', !hidden)
}

/** Draws the tabs of the tab bar. @param {(path: string) => void} onTab */
export function drawTabs(onTab) {
  const { color = '#666', selectedColor = '#000', backgroundColor = '#fff' } = settings.tabBar ?? {}
  const bar = part('tab-bar')
  bar.style.cssText = `--tab:${color};--tab-on:${selectedColor};background:${backgroundColor}`
  for (const { pagePath, text, iconPath, selectedIconPath } of tabs) {
    const button = document.createElement('button')
    button.type = 'button'
    button.dataset.path = pagePath
    const picture = (/** @type {string | undefined} */ path, /** @type {string} */ name) =>
      path ? `<img class="${name}" alt="" src="${app.assets[`/${path}`] ?? ''}">` : ''
    const pictures = `${picture(iconPath, 'off')}${picture(selectedIconPath, 'lit')}`
    button.innerHTML = `<span class="icon">${pictures}<b hidden></b></span><span></span>`
    const label = button.lastElementChild
    if (label) label.textContent = text
    button.addEventListener('click', () => onTab(pagePath))
    bar.append(button)
  }
}

/**
 * Shows a number or a dot on a tab, or removes it if the text is absent.
 * @param {number} index
 * @param {string | undefined} text
 */
export function badgeTab(index, text) {
  const badge = part('tab-bar').children[index]?.querySelector('b')
  if (!badge) return false
  badge.hidden = text === undefined
  badge.textContent = text ?? ''
  return true
}

/** @type {ReturnType<typeof setTimeout> | undefined} */
let toastTimer

/** @param {{ title?: string, duration?: number, icon?: string }} options */
export function showToast({ title = '', duration = 1500, icon = 'success' }) {
  clearTimeout(toastTimer)
  part('toast').textContent = title
  part('toast').dataset.icon = icon
  show('toast', true)
  toastTimer = setTimeout(hideToast, duration)
}

export const hideToast = () => show('toast', false)

/** @param {string} [title] */
export function showLoading(title) {
  part('loading').lastElementChild.textContent = title ?? ''
  show('loading', title !== undefined)
}

/**
 * Shows a dialog. Resolves with the index of the tapped button, or -1.
 * @param {{ title?: string, content?: string, buttons: string[], kind: 'modal' | 'sheet' }} question
 * @returns {Promise<number>}
 */
export function ask({ title, content, buttons, kind }) {
  const box = part('question')
  box.className = kind
  box.innerHTML = '<div role="dialog"><h4></h4><p></p><div class="buttons"></div></div>'
  box.querySelector('h4').textContent = title ?? ''
  box.querySelector('p').textContent = content ?? ''
  show('question', true)
  return new Promise((resolve) => {
    const done = (/** @type {number} */ index) => {
      show('question', false)
      resolve(index)
    }
    buttons.forEach((text, index) => {
      const button = document.createElement('button')
      button.type = 'button'
      button.textContent = text
      button.addEventListener('click', () => done(index))
      box.querySelector('.buttons').append(button)
    })
    box.onclick = (/** @type {MouseEvent} */ event) => {
      if (kind === 'sheet' && event.target === box) done(-1)
    }
  })
}
