/** Id of the element that carries a rendered page's data. */
export const DATA_ID = 'hearth-data'

/** Id of the element that the shop is drawn in. */
export const ROOT_ID = 'root'

/** Id of the page's own part, the target of the skip link: see `Page`. */
export const MAIN_ID = 'main'
