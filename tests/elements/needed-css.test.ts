import { describe, expect, it } from 'vitest';
import { neededCss } from '../../src/elements/needed-css.js';

const markup = '<div class="a b"><p class="c">Text</p></div>';

describe('the styles that come with prerendered markup', () => {
  it('are those of what is in it', () => {
    expect(neededCss('.a{x:1}.z{x:2}.a .c{x:3}.a .z{x:4}', markup)).toBe('.a{x:1}.a .c{x:3}');
  });

  it('keep a rule for several when one of them is there', () => {
    expect(neededCss('.z,.c{x:1}', markup)).toBe('.z,.c{x:1}');
  });

  it('keep rules that name no class, and drop those about a missing class', () => {
    expect(neededCss(':host{x:1}*{x:2}.a:not(.z){x:3}.a:is(.z,.c){x:4}', markup)).toBe(
      ':host{x:1}*{x:2}.a:not(.z){x:3}.a:is(.z,.c){x:4}',
    );
  });

  it('keep conditions only around something', () => {
    expect(neededCss('@media (width>1px){.a{x:1}.z{x:2}}@container picker (width>2px){.z{x:3}}', markup)).toBe(
      '@media (width>1px){.a{x:1}}',
    );
  });

  it('keep an animation only where it plays', () => {
    expect(neededCss('@keyframes turn{from{x:1}to{x:2}}@keyframes fade{0%{x:1}}.a{animation:turn 1s}', markup)).toBe(
      '@keyframes turn{from{x:1}to{x:2}}.a{animation:turn 1s}',
    );
  });

  it('read braces in a text as text', () => {
    expect(neededCss('.a::before{content:"}{"}.z{x:1}', markup)).toBe('.a::before{content:"}{"}');
  });
});
