import { createContext } from 'react'

/**
 * How a submit button or the keyboard's confirm key submits the form around it: a View of the mini shells is not a
 * form.
 */
export const FormContext = createContext<(() => void) | undefined>(undefined)
