/** The checks of forms, in one file that is loaded later: they are larger than most pages with a form. */
export { checkForm } from '@hearth/domain/form'
