/** The floor that pages are measured against: the least a page can be. */

/** About 1 KB of HTML; its empty icon keeps the browser from asking for one. */
export const floorPage = `<!doctype html>
<html lang="es-AR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Una página</title>
</head>
<body>
<h1>Una página</h1>
<p>Esto es lo menos que puede ser una página: un título y un párrafo. No tiene estilos, imágenes ni
programas, y entra entera en el primer viaje de la red. Cualquier otra página del mismo servidor
tarda, como poco, lo que tarda esta; por eso las demás se miden contra ella, en la misma corrida y
en la misma máquina. El texto sigue un poco más para que el navegador tenga algo que acomodar en
varios renglones, como en cualquier párrafo: las losetas salen de la bolsa de a una, se ponen junto
a las que ya están y hacen crecer caminos, ciudades y campos, hasta que no queda ninguna y se
cuentan los puntos de cada jugador.</p>
</body>
</html>
`;
