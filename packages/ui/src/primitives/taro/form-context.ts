import { createContext } from 'react'

/**
 * The function that submits the form around a component. Submit buttons and the keyboard's confirm key call it, since a
 * View of the mini shells is not a form.
 */
export const FormContext = createContext<(() => void) | undefined>(undefined)
