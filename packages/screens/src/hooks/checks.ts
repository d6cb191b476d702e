/** The checks of forms, in a file that is loaded later: they are larger than most pages with a form. */
export { checkForm } from '@hearth/domain/form'
