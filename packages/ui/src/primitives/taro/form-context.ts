import { createContext } from 'react'

/** How a submit button or the keyboard's confirm key sends the form around it: a mini shell's View is no form. */
export const FormContext = createContext<(() => void) | undefined>(undefined)
