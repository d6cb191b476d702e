/** Id of the element that contains a rendered page's data. */
export const DATA_ID = 'hearth-data'

/** Id of the element that the shop is rendered in. */
export const ROOT_ID = 'root'

/** Id of the page's main element, to which the skip link leads; see `Page`. */
export const MAIN_ID = 'main'
