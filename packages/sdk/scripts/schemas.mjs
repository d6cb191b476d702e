import './generate.mjs'
