import styled, { keyframes } from 'styled-components';

const turn = keyframes`to { transform: rotate(1turn); }`;

/** A small spinning ring in the colour of the surrounding text. */
export const Spinner = styled.span.attrs({ 'aria-hidden': true })`
  display: inline-block;
  width: 1.1em;
  height: 1.1em;
  flex: none;
  border: 2px solid currentColor;
  border-right-color: transparent;
  border-radius: 50%;
  animation: ${turn} 700ms linear infinite;
`;
