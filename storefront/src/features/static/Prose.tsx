import styled from 'styled-components';

/** A page of text. */
export const Prose = styled.article`
  max-width: 74ch;
  display: grid;
  gap: 10px;
  line-height: 1.75;
  h2 {
    margin-top: 18px;
  }
`;
