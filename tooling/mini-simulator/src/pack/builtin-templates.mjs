/**
 * The inner markup of the client's components that the simulator itself draws. A component that is not listed is a
 * plain element with the name of the component.
 * @type {Record<string, string>}
 */
export const builtinTemplates = {
  image: '<img src="{{shown}}" alt="" />',
  input: '<input type="{{kind}}" placeholder="{{placeholder}}" disabled="{{!!disabled}}" maxlength="{{limit}}" />',
  textarea: '<textarea placeholder="{{placeholder}}" disabled="{{!!disabled}}" maxlength="{{limit}}" />',
  button: '<slot />',
  'scroll-view': '<slot />',
  swiper: '<div><slot /></div><ol></ol>',
  'swiper-item': '<slot />',
  navigator: '<slot />',
  picker: '<slot />',
  form: '<slot />',
  label: '<slot />',
  switch: '<input type="checkbox" disabled="{{!!disabled}}" />',
  slider: '<input type="range" min="{{min}}" max="{{max}}" step="{{step}}" />',
  progress: '<progress max="100" value="{{percent}}" />',
  checkbox: '<input type="checkbox" disabled="{{!!disabled}}" /><slot />',
  'checkbox-group': '<slot />',
  radio: '<input type="radio" disabled="{{!!disabled}}" /><slot />',
  'radio-group': '<slot />',
  'rich-text': '<div />',
  'web-view': '<iframe src="{{shown}}" title="web-view" />',
}

/** The names of all elements of the client. They become `wx-<name>`, so that none is an HTML element. */
export const clientTags = [
  ...Object.keys(builtinTemplates),
  ...['view', 'text', 'icon', 'picker-view', 'picker-view-column', 'video', 'map', 'canvas', 'camera', 'audio'],
  ...[
    'cover-view',
    'cover-image',
    'movable-area',
    'movable-view',
    'root-portal',
    'page-container',
    'match-media',
    'open-data',
  ],
]
