import { phoneAddress } from './phone-address.js'

/** The developer's desk beside the phone. It shows the app's platform calls and its transfers to the view. */

const frame = /** @type {HTMLIFrameElement} */ (document.getElementById('phone'))
const byId = (/** @type {string} */ id) => /** @type {HTMLElement} */ (document.getElementById(id))

/** @returns {any} the phone in the frame, once it runs */
const phone = () => /** @type {any} */ (frame.contentWindow)?.hearthPhone

const bytes = (/** @type {number} */ count) => (count < 1024 ? `${count} B` : `${(count / 1024).toFixed(1)} KB`)

/** The contents of each tab: its columns, and its rows from the log, the newest first. */
const views = {
  Requests: {
    columns: ['', 'Address', 'Answer', 'Size', 'ms'],
    rows: (log) =>
      log.requests.map((one) => [one.method, one.address, String(one.status), bytes(one.bytes), one.milliseconds]),
  },
  Calls: { columns: ['Call', 'Options'], rows: (log) => log.calls.map((one) => [one.name, one.options]) },
  Missing: {
    columns: ['Call the simulator does not know', 'Times'],
    rows: (log) => Object.entries(log.missing),
    bad: true,
  },
  setData: {
    columns: ['Page', 'Keys', 'Size', 'ms'],
    rows: (log) => log.setData.map((one) => [one.owner, one.keys, bytes(one.bytes), one.milliseconds]),
  },
  Errors: { columns: ['Error'], rows: (log) => log.errors.map((one) => [one]), bad: true },
  Console: { columns: ['Printed'], rows: (log) => log.console.map((one) => [one]) },
  Pages: {
    columns: ['Page', 'Query'],
    rows: () =>
      phone()
        .pages()
        .map((one) => [one.path, JSON.stringify(one.query)]),
  },
}

let current = 'Requests'
let drawn = ''

function draw() {
  if (!phone()) return
  const { log, platform, bootMilliseconds } = phone()
  const counted = Object.entries(views).map(([name, view]) => [name, view.rows(log), view])
  const state = JSON.stringify([
    current,
    counted.map(([, rows]) => rows.length),
    log.requests.length,
    log.setData.length,
  ])
  if (state === drawn) return
  drawn = state

  const sent = log.setData.reduce((/** @type {number} */ sum, /** @type {any} */ one) => sum + one.bytes, 0)
  byId('platform').textContent = platform === 'swan' ? 'smart-app' : 'mini-program'
  byId('facts').textContent =
    `started in ${bootMilliseconds} ms · ${log.requests.length} requests · ${bytes(sent)} to the view in ${log.setData.length} steps`
  byId('tabs').replaceChildren(...counted.map(([name, rows, view]) => tab(name, rows.length, view.bad)))
  const [, rows, view] = counted.find(([name]) => name === current)
  byId('list').replaceChildren(rows.length ? table(view.columns, rows.reverse()) : paragraph('Nothing yet.'))
}

function tab(name, count, bad) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.className = name === current ? 'on' : ''
  if (count) {
    const badge = document.createElement('b')
    badge.textContent = String(count)
    badge.className = bad ? 'bad' : ''
    button.append(badge)
  }
  button.addEventListener('click', () => {
    current = name
    draw()
  })
  return button
}

function table(columns, rows) {
  const element = document.createElement('table')
  const head = element.createTHead().insertRow()
  for (const column of columns) head.appendChild(document.createElement('th')).textContent = column
  const body = element.createTBody()
  for (const row of rows.slice(0, 400)) {
    const line = body.insertRow()
    for (const cell of row) {
      const field = line.insertCell()
      field.textContent = String(cell)
      if (typeof cell === 'number') field.className = 'number'
    }
  }
  return element
}

function paragraph(text) {
  const element = document.createElement('p')
  element.textContent = text
  return element
}

const opening = /** @type {HTMLFormElement} */ (byId('opening'))

/**
 * Opens the app with the settings of the desk, and writes them into the desk's own address, so that a reload uses them
 * again.
 */
function openApp() {
  const { path = '', scene = '' } = Object.fromEntries(new FormData(opening))
  const notch = checkbox('notch').checked
  const shown = new URLSearchParams(
    Object.entries({ path, scene, notch: notch ? '1' : '', dark: checkbox('dark').checked ? '1' : '' }).filter(
      ([, value]) => value,
    ),
  )
  history.replaceState(null, '', shown.size ? `?${shown}` : location.pathname)
  frame.style.colorScheme = checkbox('dark').checked ? 'dark' : 'light'
  const { href, pathname, search } = new URL(phoneAddress({ path, scene, notch }), location.href)
  const now = frame.contentWindow?.location
  // A change of only the hash does not load the frame.
  const isSame = now?.pathname === pathname && now.search === search
  frame.src = href
  if (isSame) now.reload()
}

const checkbox = (/** @type {string} */ name) =>
  /** @type {HTMLInputElement} */ (document.querySelector(`[data-do="${name}"]`))

const actions = {
  reload: () => frame.contentWindow?.location.reload(),
  pull: () => phone()?.pullDown(),
  share: () => alert(JSON.stringify(phone()?.share('menu') ?? 'This page shares nothing.', null, 2)),
  leave: () => {
    phone()?.hideApp()
    phone()?.showApp()
  },
  forget: () => {
    phone()?.clearStorage()
    frame.contentWindow?.location.reload()
  },
  offline: (on) => (phone().network.offline = on),
  slow: (on) => (phone().network.delay = on ? 1000 : 0),
  narrow: (on) => frame.parentElement?.classList.toggle('narrow', on),
  dark: openApp,
  notch: openApp,
  update: () => phone()?.bringUpdate(),
}

for (const control of document.querySelectorAll('[data-do]')) {
  const { do: name } = /** @type {HTMLElement} */ (control).dataset
  const box = control instanceof HTMLInputElement ? control : undefined
  control.addEventListener(box ? 'change' : 'click', () => actions[name](box?.checked))
}
opening.addEventListener('submit', (event) => {
  event.preventDefault()
  openApp()
})
const asked = new URLSearchParams(location.search)
for (const name of ['path', 'scene']) opening.elements[name].value = asked.get(name) ?? ''
for (const name of ['dark', 'notch']) checkbox(name).checked = asked.has(name)
openApp()
new EventSource('/~/builds').onmessage = () => actions.reload()
setInterval(draw, 300)
