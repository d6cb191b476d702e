/** The checks of forms are in this file, which is loaded later: they are larger than most pages with a form. */
export { checkForm } from '@hearth/domain/form'
