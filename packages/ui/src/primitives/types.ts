import type { CSSProperties, ReactNode } from 'react'
import type { Action } from './use-press'

/** Layout box: div and similar tags on the web, View in the mini shells. */
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
   * Makes the box a button for touch, keyboard and screen reader. Prefer `Button` or `Link` if the whole box is one.
   */
  onPress?: () => void
  /** For `as="form"`: called on Enter in a field. */
  onSubmit?: () => void
  role?: string
  label?: string
  id?: string
  hidden?: boolean
  /** Announced when it changes: `polite` for news, `assertive` for refusals. */
  live?: 'polite' | 'assertive'
  /** Hidden from screen readers: decorations. */
  decorative?: boolean
}

/** Text. Block if `as` is p or a heading. */
export interface TextProps {
  as?: 'span' | 'p' | 'h1' | 'h2' | 'h3' | 'h4' | 'strong' | 'del' | 'em' | 'small'
  className?: string
  style?: CSSProperties
  children?: ReactNode
  id?: string
  /** Can receive focus by script: page titles after a route change. */
  focusable?: boolean
  /** Hidden from screen readers. */
  decorative?: boolean
}

/** A picture of the shop. Reserves its space while it loads; the requested size follows `sizes`. */
export interface ImageProps {
  /** Address without a size. */
  src: string
  /** Empty for a decoration. */
  alt: string
  /** Of the original, px: they set the aspect ratio. */
  width: number
  height: number
  /** Displayed width, as HTML `sizes`; `100vw` when absent. The mini shells read the last length. */
  sizes?: string
  /** The page's main picture: loaded first. */
  priority?: boolean
  /** Delayed: nothing is loaded yet, except without scripts, which could not end the delay. */
  waits?: boolean
  className?: string
  /** Called once it is loaded, or has failed. */
  onDone?: () => void
}

/** The bare touch target under every button. */
export interface PressProps {
  className?: string
  disabled?: boolean
  /** Still focusable, but ignores presses, and is announced as busy. */
  busy?: boolean
  onPress?: () => void
  /** Label for screen readers, if the content is none. */
  label?: string
  id?: string
  /** Ids of the hint and error texts, when used as a form field. */
  describedBy?: string
  type?: 'button' | 'submit'
  /** For controls that open others. */
  expanded?: boolean
  /** Takes the focus when it appears, in place of the removed element that had it. */
  takesFocus?: boolean
  children?: ReactNode
}

/** A field of one line. */
export interface InputProps {
  value: string
  onChange: (value: string) => void
  /** `code` is an SMS code: digits, filled in by the phone. */
  type?: 'text' | 'tel' | 'number' | 'decimal' | 'code'
  placeholder?: string
  maxLength?: number
  /** Its name, if no visible label has it. */
  label?: string
  id?: string
  invalid?: boolean
  /** Ids of the hint and error texts. */
  describedBy?: string
  required?: boolean
  /** As in HTML, such as `tel` or `name`. */
  autoComplete?: string
  disabled?: boolean
  className?: string
  onBlur?: () => void
  onFocus?: () => void
  /** Takes the focus whenever this becomes another number except 0, such as once a code was sent. */
  focusTurn?: number
}

/** A field of several lines. */
export type TextAreaProps = Omit<InputProps, 'type' | 'autoComplete' | 'focusTurn'> & { rows?: number }

/** A check box with its text. */
export interface CheckboxProps {
  checked: boolean
  onChange: (checked: boolean) => void
  /** Label for screen readers; shown too if there are no children. */
  label?: string
  /** Shown beside the box. */
  children?: ReactNode
  disabled?: boolean
  className?: string
}

/** A scroll area. */
export interface ScrollProps {
  direction?: 'horizontal' | 'vertical'
  className?: string
  children?: ReactNode
  /** Names the area for screen readers. */
  label?: string
}

/** A link to another page of the shop. */
export interface LinkProps {
  /** Path of the table of routes, such as `/product/1001`. Plain `http` addresses leave the shop on the web. */
  to: string
  className?: string
  children?: ReactNode
  label?: string
  /** Called before navigation, for closing menus. */
  onPress?: () => void
  /** Whether its menu is open; absent for a link without one. */
  expanded?: boolean
  /** Opens the menu: on a press while it is closed, or with the space bar or the arrow down. */
  onExpand?: () => void
  /** Whether it links to the current page. */
  current?: boolean
}

/** Slides side by side, one at a time. */
export interface SlidesProps {
  slides: { key: string; content: ReactNode }[]
  /** Index of the slide shown. */
  current: number
  onCurrent: (index: number) => void
  /** Its name for screen readers. */
  label: string
  /**
   * Height divided by the width of the screen, for the mini shells, whose slides have no height of their own; 1 when
   * absent.
   */
  aspect?: number
  className?: string
}

/** One of many: a radio group or a row of tabs. Arrow keys choose the next one on the web. */
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
 * A layer above the page: traps the focus and returns it, locks the scroll, closes on Esc, on the back gesture if the
 * browser reports it, and on a press outside.
 */
export interface OverlayProps {
  open: boolean
  /** Esc, the back gesture or a press outside. Absent: it cannot be dismissed. */
  onClose?: () => void
  /** Its name, for screen readers. */
  label: string
  /** `alertdialog` for questions that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** Position of the content; `center` when absent. */
  place?: 'bottom' | 'center'
  /** Of the panel. */
  className?: string
  children?: ReactNode
}

/** Calls back when it is near the viewport, for growing lists. */
export interface ReachEndProps {
  onReach: () => void
  disabled?: boolean
}

/** Wraps a page that can be pulled down. */
export interface PullAreaProps {
  onRefresh: Action
  children?: ReactNode
}

/** Reports when the pointer or the focus is inside; the mini shells never call back. */
export interface HoverAreaProps {
  className?: string
  onInside: (inside: boolean) => void
  children?: ReactNode
}

/** The visible name of a field. */
export interface FieldLabelProps {
  htmlFor: string
  className?: string
  children?: ReactNode
}

/** A path of a drawing. */
export interface DrawnPath {
  /** The attribute `d` of SVG; an empty one draws nothing. */
  path: string
  /** Author px of its stroke; filled when absent. */
  stroke?: number
  /** Class that sets its colour: that of text. */
  className?: string
}

/** Paths over one another, as wide and as high as the class sets: `width` and `height` are those of their grid. */
export interface DrawingProps {
  width: number
  height: number
  paths: readonly DrawnPath[]
  /** Its description, for screen readers. */
  label: string
  className?: string
}
