import type { CSSProperties, ReactNode } from 'react'
import type { Action } from './use-press'

/** A layout box: div and similar tags on the web, View in the mini shells. */
export interface BoxProps {
  as?:
    | 'div'
    | 'section'
    | 'nav'
    | 'ul'
    | 'ol'
    | 'li'
    | 'header'
    | 'footer'
    | 'main'
    | 'article'
    | 'aside'
    | 'span'
    | 'form'
    | 'dl'
    | 'dt'
    | 'dd'
    | 'table'
    | 'tbody'
    | 'tr'
    | 'th'
    | 'td'
  className?: string
  style?: CSSProperties
  children?: ReactNode
  /**
   * Makes the box a button for touch, keyboard and screen reader. Prefer `Button` or `Link` if the whole box is a
   * button or link.
   */
  onPress?: () => void
  /** For `as="form"`: called when Enter is pressed in a field. */
  onSubmit?: () => void
  role?: string
  label?: string
  id?: string
  hidden?: boolean
  /** Announces changes of the content to screen readers: `polite` for news, `assertive` for refusals. */
  live?: 'polite' | 'assertive'
  /** True to hide a decoration from screen readers. */
  decorative?: boolean
}

/** Text. It is a block if `as` is p or a heading. */
export interface TextProps {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'strong' | 'del' | 'em' | 'small'
  className?: string
  style?: CSSProperties
  children?: ReactNode
  id?: string
  /** True if scripts can focus it, as for page titles after a change of page. */
  focusable?: boolean
  /** True to hide the text from screen readers. */
  decorative?: boolean
}

/** A picture of the shop. It reserves its space while it loads. The requested width follows from `sizes`. */
export interface ImageProps {
  /** Address of the picture, without a width. */
  src: string
  /** Text that describes the picture; empty for a decoration. */
  alt: string
  /** Px of the original picture. Width and height set the aspect ratio. */
  width: number
  height: number
  /** Displayed width, as HTML `sizes`; `100vw` by default. The mini shells read only the last length. */
  sizes?: string
  /** True for the page's main picture, which is loaded first. */
  priority?: boolean
  /**
   * True while the picture must not be loaded. Browsers without scripts load it anyway, since nothing would end the
   * wait.
   */
  waits?: boolean
  className?: string
  /** Called when the picture is loaded or has failed. */
  onDone?: () => void
}

/** A touch target without a style; all buttons are made of it. */
export interface PressProps {
  className?: string
  disabled?: boolean
  /** True to ignore presses. The target stays focusable and is announced as busy. */
  busy?: boolean
  onPress?: () => void
  /** Label for screen readers, if the content does not serve as one. */
  label?: string
  id?: string
  /** Ids of the elements with the hint and the error, if this is a form field. */
  describedBy?: string
  type?: 'button' | 'submit'
  /** Whether the part that a press opens is open. */
  expanded?: boolean
  /** True if the target takes the focus when it appears, in place of a removed element that had the focus. */
  takesFocus?: boolean
  children?: ReactNode
}

/** A field of one line. */
export interface InputProps {
  value: string
  onChange: (value: string) => void
  /** `code`: a code by SMS, of digits, which the phone can fill in. */
  type?: 'text' | 'tel' | 'number' | 'decimal' | 'code'
  placeholder?: string
  maxLength?: number
  /** Name of the field, if there is no visible label. */
  label?: string
  id?: string
  invalid?: boolean
  /** Ids of the elements with the hint and the error. */
  describedBy?: string
  required?: boolean
  /** Value of the HTML attribute `autocomplete`, such as `tel` or `name`. */
  autoComplete?: string
  disabled?: boolean
  className?: string
  onBlur?: () => void
  onFocus?: () => void
  /** Focuses the field when it changes to a number other than 0, for example after a code was sent. */
  focusTurn?: number
}

/** A text field with several lines. */
export type TextAreaProps = Omit<InputProps, 'type' | 'autoComplete' | 'focusTurn'> & { rows?: number }

/** A check box with its text. */
export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Label for screen readers. It is also shown if there are no children. */
  label?: string
  /** Content beside the check box. */
  children?: ReactNode
  disabled?: boolean
  className?: string
}

/** A scroll area. */
export interface ScrollProps {
  direction?: 'horizontal' | 'vertical'
  className?: string
  children?: ReactNode
  /** Name of the area for screen readers. */
  label?: string
}

/** A link to another page of the shop. */
export interface LinkProps {
  /** Path of the table of routes, such as `/product/1001`. On the web, an `http` address leads to another site. */
  to: string
  className?: string
  children?: ReactNode
  label?: string
  /** Called before the page opens, for example to close a menu. */
  onPress?: () => void
  /** Whether the link's menu is open; absent if the link has none. */
  expanded?: boolean
  /** Opens the link's menu: by a press while the menu is closed, by the space bar, or by the down arrow. */
  onExpand?: () => void
  /** Whether the link leads to the current page. */
  current?: boolean
}

/** Slides of which one is shown at a time. */
export interface SlidesProps {
  slides: { key: string; content: ReactNode }[]
  /** Index of the displayed slide. */
  current: number
  onCurrent: (index: number) => void
  /** Name of the slides for screen readers. */
  label: string
  /**
   * Height divided by the screen's width; 1 by default. Only for the mini shells, whose slides have no height of their
   * own.
   */
  aspect?: number
  className?: string
}

/** A choice of one option, as a radio group or a row of tabs. On the web, arrow keys choose the next option. */
export interface ChoiceProps {
  kind: 'radiogroup' | 'tablist'
  label: string
  className?: string
  options: {
    key: string
    selected: boolean
    label?: string
    className?: string
    content: ReactNode
  }[]
  onChoose: (key: string) => void
}

/**
 * A layer above the page. It keeps the focus inside, and returns the focus when it closes. It stops the page from
 * scrolling. It closes on Esc, on the back gesture if the browser reports it, and on a press outside.
 */
export interface OverlayProps {
  open: boolean
  /** Called on Esc, on the back gesture and on a press outside. If absent, these do not close the layer. */
  onClose?: () => void
  /** Name of the layer for screen readers. */
  label: string
  /** `alertdialog`: a question that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** Position of the panel; `center` by default. */
  place?: 'bottom' | 'center'
  /** Class of the panel. */
  className?: string
  children?: ReactNode
}

/** Calls `onReach` when the element comes near the viewport, so that a list can load more items. */
export interface ReachEndProps {
  onReach: () => void
  disabled?: boolean
}

/** Lets a page be pulled down to refresh it. */
export interface PullAreaProps {
  onRefresh: Action
  children?: ReactNode
}

/** Reports whether the pointer or the focus is inside. In the mini shells, it never does. */
export interface HoverAreaProps {
  className?: string
  onInside: (inside: boolean) => void
  children?: ReactNode
}

/** The visible label of a field. */
export interface FieldLabelProps {
  htmlFor: string
  className?: string
  children?: ReactNode
}

/** One path of a drawing. */
export interface DrawnPath {
  /** The attribute `d` of an SVG path; empty to draw nothing. */
  path: string
  /** Stroke width in author px; absent to fill the path. */
  stroke?: number
  /** Class that sets the path's colour as the colour of text. */
  className?: string
}

/**
 * Paths drawn over one another. The class sets the displayed size; `width` and `height` are the size of the paths'
 * coordinates.
 */
export interface DrawingProps {
  width: number
  height: number
  paths: readonly DrawnPath[]
  /** Description of the drawing for screen readers. */
  label: string
  className?: string
}
